extension LintRule {
  static let media = [
    LintRule(
      "media-view-class", .error, from: .guide,
      "the view of the mediaView outlet is no GADMediaView",
      because:
        "The outlet's type is GADMediaView. A view of another class raises an exception as soon as the SDK asks it for its "
        + "content, or shows nothing.",
      remedy: "Set the class to GADMediaView, or to a subclass of it."),
    LintRule(
      "media-view-missing", .warning, .error, from: .validator,
      "the layout has no media view for the ad's main image or video",
      because:
        "The main image or video must be shown in a media view; an image view is for icon and logo. It is an error where "
        + "the ad has a video, or where an image view shows the main image.",
      remedy: "Add a GADMediaView and connect it to mediaView."),
    LintRule(
      "media-view-too-small", .error, .note, from: .policy,
      "a side of the media view is shorter than 120 pt",
      because:
        "A media view must be at least 120×120 pt for video; below, videos are not served. With an ad without a video it is "
        + "a note, since the next ad may have one.",
      remedy: "Give the media view at least 120 pt on each side."),
    LintRule(
      "media-cropped", .warning, .note, from: .policy,
      "a part of the media is cut",
      because:
        "The main image may be cut by up to 10 % of its width, on both sides alike, and not in its height; a video not at all. "
        + "What is within that is a note.",
      remedy: "Use contentMode scaleAspectFit, or give the media view the ad's ratio."),
    LintRule(
      "media-spills", .warning, from: .platform,
      "the media is drawn beyond its view",
      because:
        "With a content mode that fills, and without clipping, the picture covers what lies around its view, and what "
        + "lies beyond the ad view too.",
      remedy: "Switch \"Clip to Bounds\" on."),
    LintRule(
      "media-distorted", .warning, from: .policy,
      "the media is stretched",
      because:
        "Images and videos must keep their ratio. Content mode scaleToFill draws them as wide and high as the view is.",
      remedy: "Use contentMode scaleAspectFit."),
    LintRule(
      "image-distorted", .warning, from: .policy,
      "an icon or image is stretched",
      because: "Images must keep their ratio; scaleToFill draws them as wide and high as the view.",
      remedy: "Use contentMode scaleAspectFit, or give the view the image's ratio."),
    LintRule(
      "aspect-ratio-unknown", .note, from: .guide,
      "the ad does not tell its media's ratio",
      because:
        "The guides add width = ratio × height to the media view where the ratio is above 0. Without it the layout alone "
        + "decides.",
      remedy: "Make sure that the layout gives the media view a size by itself."),
    LintRule(
      "media-ratio-kept", .note, from: .adpane,
      "the ad's ratio was not added to the media view",
      because:
        "Required constraints fix both sides of the media view, or the template's code adds no equation.",
      remedy: "Nothing needs to be done; --media-ratio on shows the conflict."),
  ]
}

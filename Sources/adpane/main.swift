import AdPreview

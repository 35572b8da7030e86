import Pictures

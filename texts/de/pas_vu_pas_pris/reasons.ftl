hidden_there = Dort sehen die meisten Schlüssellöcher, die als Nächstes kommen können, deine Geister nicht.
others_uncovered = Von dieser Seite werden mehr Geister der anderen entdeckt als deine.
piece_hides = Umgestellt kann dieses Möbel deine Geister verstecken und die anderen aufdecken.

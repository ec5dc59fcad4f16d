## Several people at one device

add_someone = Add someone on this device
their_name = Their name
add = Add
here = On this device
no_seat = There is no free seat at this table.
device_full = This device already has eight players.
remove = Remove { $who }
to_bot = Bot
pass = Pass
pass_to = Pass the device to { $who }
nobody_looks = The others close their eyes. Promise?
i_am = It’s me, { $who }
look_again = Wait! { $who } is still looking
take_back_of = Take back { $who }’s move
curtain-title = A curtain between players
curtain-help = Nothing is hidden in this game: it is not needed.

## The big screen

on_tv = Show on the TV
on_tv_lead = Open this address on the big screen: everybody sees the board, each plays on their phone.
open_tv = Open here
tv_link = Address for the TV
tv_qr = QR code of the address for the TV
hand-title = The table is on the TV
hand-help = Here: your choices large, the board small.
tv_join = Take a seat
tv_scan = Scan it with your phone, or type the code.
tv_watch = Come and watch
tv_last = What just happened
a_screen = a screen

## Those who watch

watch_free = You are watching. There is a free seat!
watch_full = All seats are taken. Watch the match; if a seat becomes free, it is yours.
watch_locked = The host keeps the free seats for someone. You may watch.
take_seat = Take: { $seat }
watching = { $more ->
    [0] Watching: { $names }
   *[other] Watching: { $names }, and { $more } more
}
watcher = watching
no_talking_watchers = Hush! Those who watch keep silent for now.

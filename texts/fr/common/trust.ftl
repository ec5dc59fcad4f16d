## The page

title = Installer Minuit
lead = À l’adresse ordinaire, un navigateur refuse d’installer Minuit, de l’ouvrir hors ligne, de garder l’écran allumé et de vibrer. Avec le certificat de cette maison, il accepte.
optional = Deux minutes, une fois par appareil, si tu connais la personne qui s’occupe du serveur. Sans cela, on joue tout aussi bien.
which_device = Cet appareil
first = Télécharge le certificat
download = Télécharger le certificat
certificate = Le certificat
fingerprint = Son empreinte
compare = L’ordinateur qui sert Minuit l’affiche aussi à son démarrage. Si les deux diffèrent, quelqu’un se fait passer pour lui : arrête-toi là.
whole_fingerprint = L’empreinte entière (SHA-256)
second = Dis à ton appareil de lui faire confiance
third = Reviens ici
not_yet = Ton navigateur ne fait pas encore confiance au certificat. Dès que ce sera le cas, cette page le dira.
look_again = Vérifier maintenant
ready = Tout est prêt !
ready_lead = Ton navigateur fait confiance à cette maison. Tu y restes la même personne, avec ton nom et tes tables.
open = Ouvrir l’adresse sûre
# The safe address has another name than the one of this page.
other_name = L’adresse sûre porte un autre nom que celle-ci : tu y seras quelqu’un de nouveau.
no_name = Pas à cette adresse-ci
no_name_lead = Le certificat de la maison ne vaut que pour des noms et des adresses privés. Ouvre plutôt :
here = Tu y es !
here_lead = Cette page est venue par l’adresse sûre. Les liens que tu envoies mènent à l’adresse ordinaire, qui s’ouvre chez tout le monde.
to_install = Mettre Minuit sur l’écran d’accueil
off = Pas d’adresse sûre ici
off_lead = Ce serveur n’a pas de certificat de la maison.
off_how = Pour en avoir un, lance-le avec ./run, ou avec minuit serve --local-tls.
safe_already = Cette adresse est déjà sûre : il n’y a rien à faire.
meaning = Ce que « faire confiance » veut dire
means-0 = Tu demandes à ton appareil de croire l’ordinateur qui sert Minuit quand il dit qui il est. Ne le fais que si tu connais la personne qui s’en occupe.
means-1 = Ce certificat ne vaut que pour des noms et des adresses de réseaux privés, comme 192.168… ou … .local. Il ne peut se faire passer ni pour ta banque, ni pour aucun autre site du web, et ne signe ni programmes ni courrier : c’est écrit dedans, et les navigateurs d’aujourd’hui le vérifient.
means-2 = Il reste un risque : qui volerait sa clé, sur cet ordinateur, pourrait se faire passer auprès de toi pour un autre appareil d’un réseau privé, comme une box, une imprimante ou un disque. Si cela t’inquiète, n’installe rien : on joue aussi bien sans.
removing = Le retirer
remove_lead = Quand tu veux. Minuit continue à l’adresse ordinaire.

## Each kind of device, with what its own menus say

devices-android-name = Android
devices-android-steps-0 = Ouvre les Paramètres du téléphone et cherche « certificat CA ». Souvent, c’est sous Sécurité et confidentialité, Autres paramètres, Chiffrement et identifiants, Installer un certificat, Certificat CA.
devices-android-steps-1 = Android prévient que tes données pourraient être lues : il le dit de tout certificat. Touche « Installer quand même » et entre le code du téléphone.
devices-android-steps-2 = Choisis le fichier minuit-ca.crt dans les téléchargements.
devices-android-install = Dans Chrome, ouvre le menu ⋮, puis « Ajouter à l’écran d’accueil ».
devices-android-remove = Paramètres, Sécurité et confidentialité, Chiffrement et identifiants, Certificats de confiance, onglet Utilisateur : touche Minuit, puis Supprimer.
devices-apple-name = iPhone, iPad
devices-apple-steps-0 = Télécharge-le avec Safari, et réponds « Autoriser ».
devices-apple-steps-1 = Ouvre Réglages : tout en haut, touche « Profil téléchargé », puis Installer, et entre le code.
devices-apple-steps-2 = Toujours dans Réglages : Général, Informations, tout en bas « Réglages des certificats ». Allume l’interrupteur de Minuit.
devices-apple-install = Dans Safari, touche Partager, puis « Sur l’écran d’accueil ».
devices-apple-remove = Réglages, Général, VPN et gestion de l’appareil : touche Minuit, puis Supprimer le profil.
devices-windows-name = Windows
devices-windows-steps-0 = Ouvre le fichier minuit-ca.crt et choisis « Installer un certificat… », puis Utilisateur actuel.
devices-windows-steps-1 = Choisis « Placer tous les certificats dans le magasin suivant », Parcourir, « Autorités de certification racines de confiance ». Termine, et réponds Oui.
devices-windows-steps-2 = Ferme le navigateur et ouvre-le à nouveau.
devices-windows-install = Dans Chrome ou Edge, clique sur l’icône d’installation à droite de l’adresse.
devices-windows-remove = Ouvre certmgr.msc, Autorités de certification racines de confiance, Certificats : supprime Minuit.
devices-mac-name = Mac
devices-mac-steps-0 = Ouvre le fichier minuit-ca.crt : Trousseaux d’accès l’ajoute au trousseau « session ».
devices-mac-steps-1 = Double-clique sur Minuit dans la liste, ouvre « Se fier », et à la ligne SSL choisis « Toujours approuver ».
devices-mac-steps-2 = Ferme la fenêtre et entre le mot de passe de ta session.
devices-mac-install = Dans Safari, Fichier, « Ajouter au Dock » ; dans Chrome, l’icône d’installation à droite de l’adresse.
devices-mac-remove = Dans Trousseaux d’accès, trousseau « session » : supprime Minuit.
devices-linux-name = Linux, Firefox
devices-linux-steps-0 = Firefox : Paramètres, Vie privée et sécurité, Certificats, Afficher les certificats, Autorités, Importer. Choisis minuit-ca.crt et coche « Confirmer cette AC pour identifier des sites web ».
devices-linux-steps-1 = Chrome ou Chromium : ouvre chrome://certificate-manager, Certificats locaux, puis ceux que tu as installés, et importe minuit-ca.crt parmi les certificats approuvés.
devices-linux-install = Dans Chrome ou Chromium, clique sur l’icône d’installation à droite de l’adresse.
devices-linux-remove = Firefox : Paramètres, Vie privée et sécurité, Certificats, Afficher les certificats, Autorités. Chrome ou Chromium : chrome://certificate-manager. Choisis Minuit, puis Supprimer.

import type { TrustTexts } from './texts';

export const kFrench: TrustTexts = {
  title: 'Installer Minuit',
  lead: 'À l’adresse ordinaire, un navigateur refuse d’installer Minuit, de l’ouvrir hors ligne, de garder l’écran allumé et de vibrer. Avec le certificat de cette maison, il accepte.',
  optional:
    'Deux minutes, une fois par appareil, si tu connais la personne qui s’occupe du serveur. Sans cela, on joue tout aussi bien.',
  which_device: 'Cet appareil',
  first: 'Télécharge le certificat',
  download: 'Télécharger le certificat',
  certificate: 'Le certificat',
  fingerprint: 'Son empreinte',
  compare:
    'L’ordinateur qui sert Minuit l’affiche aussi à son démarrage. Si les deux diffèrent, quelqu’un se fait passer pour lui\u00a0: arrête-toi là.',
  whole_fingerprint: 'L’empreinte entière (SHA-256)',
  second: 'Dis à ton appareil de lui faire confiance',
  third: 'Reviens ici',
  not_yet: 'Ton navigateur ne fait pas encore confiance au certificat. Dès que ce sera le cas, cette page le dira.',
  look_again: 'Vérifier maintenant',
  ready: 'Tout est prêt\u00a0!',
  ready_lead: 'Ton navigateur fait confiance à cette maison. Tu y restes la même personne, avec ton nom et tes tables.',
  open: 'Ouvrir l’adresse sûre',
  other_name: 'L’adresse sûre porte un autre nom que celle-ci\u00a0: tu y seras quelqu’un de nouveau.',
  no_name: 'Pas à cette adresse-ci',
  no_name_lead: 'Le certificat de la maison ne vaut que pour des noms et des adresses privés. Ouvre plutôt\u00a0:',
  here: 'Tu y es\u00a0!',
  here_lead:
    'Cette page est venue par l’adresse sûre. Les liens que tu envoies mènent à l’adresse ordinaire, qui s’ouvre chez tout le monde.',
  to_install: 'Mettre Minuit sur l’écran d’accueil',
  off: 'Pas d’adresse sûre ici',
  off_lead: 'Ce serveur n’a pas de certificat de la maison.',
  off_how: 'Pour en avoir un, lance-le avec ./run, ou avec minuit serve --local-tls.',
  safe_already: 'Cette adresse est déjà sûre\u00a0: il n’y a rien à faire.',
  meaning: 'Ce que «\u00a0faire confiance\u00a0» veut dire',
  means: [
    'Tu demandes à ton appareil de croire l’ordinateur qui sert Minuit quand il dit qui il est. Ne le fais que si tu connais la personne qui s’en occupe.',
    'Ce certificat ne vaut que pour des noms et des adresses de réseaux privés, comme 192.168… ou … .local. Il ne peut se faire passer ni pour ta banque, ni pour aucun autre site du web, et ne signe ni programmes ni courrier\u00a0: c’est écrit dedans, et les navigateurs d’aujourd’hui le vérifient.',
    'Il reste un risque\u00a0: qui volerait sa clé, sur cet ordinateur, pourrait se faire passer auprès de toi pour un autre appareil d’un réseau privé, comme une box, une imprimante ou un disque. Si cela t’inquiète, n’installe rien\u00a0: on joue aussi bien sans.',
  ],
  removing: 'Le retirer',
  remove_lead: 'Quand tu veux. Minuit continue à l’adresse ordinaire.',
  devices: {
    android: {
      name: 'Android',
      steps: [
        'Ouvre les Paramètres du téléphone et cherche «\u00a0certificat CA\u00a0». Souvent, c’est sous Sécurité et confidentialité, Autres paramètres, Chiffrement et identifiants, Installer un certificat, Certificat CA.',
        'Android prévient que tes données pourraient être lues\u00a0: il le dit de tout certificat. Touche «\u00a0Installer quand même\u00a0» et entre le code du téléphone.',
        'Choisis le fichier minuit-ca.crt dans les téléchargements.',
      ],
      install: 'Dans Chrome, ouvre le menu ⋮, puis «\u00a0Ajouter à l’écran d’accueil\u00a0».',
      remove:
        'Paramètres, Sécurité et confidentialité, Chiffrement et identifiants, Certificats de confiance, onglet Utilisateur\u00a0: touche Minuit, puis Supprimer.',
    },
    apple: {
      name: 'iPhone, iPad',
      steps: [
        'Télécharge-le avec Safari, et réponds «\u00a0Autoriser\u00a0».',
        'Ouvre Réglages\u00a0: tout en haut, touche «\u00a0Profil téléchargé\u00a0», puis Installer, et entre le code.',
        'Toujours dans Réglages\u00a0: Général, Informations, tout en bas «\u00a0Réglages des certificats\u00a0». Allume l’interrupteur de Minuit.',
      ],
      install: 'Dans Safari, touche Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
      remove: 'Réglages, Général, VPN et gestion de l’appareil\u00a0: touche Minuit, puis Supprimer le profil.',
    },
    windows: {
      name: 'Windows',
      steps: [
        'Ouvre le fichier minuit-ca.crt et choisis «\u00a0Installer un certificat…\u00a0», puis Utilisateur actuel.',
        'Choisis «\u00a0Placer tous les certificats dans le magasin suivant\u00a0», Parcourir, «\u00a0Autorités de certification racines de confiance\u00a0». Termine, et réponds Oui.',
        'Ferme le navigateur et ouvre-le à nouveau.',
      ],
      install: 'Dans Chrome ou Edge, clique sur l’icône d’installation à droite de l’adresse.',
      remove: 'Ouvre certmgr.msc, Autorités de certification racines de confiance, Certificats\u00a0: supprime Minuit.',
    },
    mac: {
      name: 'Mac',
      steps: [
        'Ouvre le fichier minuit-ca.crt\u00a0: Trousseaux d’accès l’ajoute au trousseau «\u00a0session\u00a0».',
        'Double-clique sur Minuit dans la liste, ouvre «\u00a0Se fier\u00a0», et à la ligne SSL choisis «\u00a0Toujours approuver\u00a0».',
        'Ferme la fenêtre et entre le mot de passe de ta session.',
      ],
      install:
        'Dans Safari, Fichier, «\u00a0Ajouter au Dock\u00a0»\u00a0; dans Chrome, l’icône d’installation à droite de l’adresse.',
      remove: 'Dans Trousseaux d’accès, trousseau «\u00a0session\u00a0»\u00a0: supprime Minuit.',
    },
    linux: {
      name: 'Linux, Firefox',
      steps: [
        'Firefox\u00a0: Paramètres, Vie privée et sécurité, Certificats, Afficher les certificats, Autorités, Importer. Choisis minuit-ca.crt et coche «\u00a0Confirmer cette AC pour identifier des sites web\u00a0».',
        'Chrome ou Chromium\u00a0: ouvre chrome://certificate-manager, Certificats locaux, puis ceux que tu as installés, et importe minuit-ca.crt parmi les certificats approuvés.',
      ],
      install: 'Dans Chrome ou Chromium, clique sur l’icône d’installation à droite de l’adresse.',
      remove:
        'Firefox\u00a0: Paramètres, Vie privée et sécurité, Certificats, Afficher les certificats, Autorités. Chrome ou Chromium\u00a0: chrome://certificate-manager. Choisis Minuit, puis Supprimer.',
    },
  },
};

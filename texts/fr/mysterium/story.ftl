lead = La règle en six images, à lire à voix haute

## Scenes: a title, two or three sentences, what the picture shows, and chips of a few words

scenes-goal-title = Qui, où, avec quoi ?
scenes-goal-text = L’un de vous est **le fantôme, muet**. Les autres, ses médiums, cherchent chacun **un personnage, un lieu et un objet**. Trouvez-les en sept heures, démasquez le coupable, et **vous gagnez tous ensemble**.
scenes-goal-alt = Un fantôme flotte au-dessus de trois cartes : un personnage, un lieu et un objet.
scenes-goal-chips-0 = sinon, **tout le monde** perd

scenes-secret-title = Le secret du fantôme
scenes-secret-text = Sur la table, des cartes des trois sortes. Pour **chaque médium**, le fantôme tire en secret l’une de chaque, jamais la même pour deux.
scenes-secret-alt = Une rangée de personnages ; le fantôme sait que la troisième carte est celle du médium bleu.

scenes-dream-title = Des rêves pour indices
scenes-dream-text = Chaque heure, le fantôme donne à chaque médium **une ou plusieurs visions** de sa main de sept. **Pas un mot, pas un geste** : seules les images parlent.
scenes-dream-alt = Le fantôme tient une main de visions et en tend deux à un médium.
scenes-dream-chips-0 = les visions **restent** devant toi

scenes-guess-title = Les médiums devinent
scenes-guess-text = Le sablier coule. **Parlez-vous, aidez-vous !** Chacun pose sa boule sur la carte à laquelle ses visions font penser : le personnage d’abord.
scenes-guess-alt = Trois boules de cristal sont posées sur des cartes de personnages, un sablier coule à côté.
scenes-guess-chips-0 = **deux minutes**
scenes-guess-chips-1 = à plusieurs sur une carte : permis

scenes-answer-title = Juste, ou presque
scenes-answer-text = Juste ? La carte est à toi, et tu cherches la suivante : **personnage, lieu, objet**. Faux ? Tout reste, et **d’autres visions viendront** à l’heure suivante.
scenes-answer-alt = Sous une carte trouvée, une coche verte ; sous une autre, une croix rouge et ses visions qui restent.

scenes-culprit-title = Le coupable
scenes-culprit-text = Chacun a ses trois cartes ? Le fantôme choisit en secret **l’un de vos groupes** et envoie à tous trois visions. **Vote secret, sans un mot** : le plus nommé est accusé. Si c’est lui, gagné !
scenes-culprit-alt = Trois visions pour tous, au-dessus de groupes de trois cartes ; l’un des groupes est désigné.

## Cases: what happens now and then

cases-crow-title = Le fantôme a une mauvaise main
cases-crow-text = Le corbeau remplace une à sept de ses cartes : **une fois par heure** en facile, **trois fois par partie** en moyen, **une seule fois** en difficile. Jamais quand le sablier coule.

cases-tokens-title = Tu crois qu’un autre se trompe ?
cases-tokens-text = Pose un jeton près de son choix, **d’accord ou pas d’accord** : un seul par médium, jamais près du tien. Vu juste, tu avances d’un pas en clairvoyance ; raté, cela ne coûte rien. Les jetons posés sont dépensés, et reviennent tous, une fois, à la quatrième heure.

cases-track-title = À quoi sert la clairvoyance ?
cases-track-text = Le jour du vote, les plus clairvoyants voient **deux ou trois visions** du coupable avant de voter, les autres une seule. Finir tôt y aide : avance de sept moins l’heure. Tu continues d’aider, et de poser des jetons.

cases-choice-title = Changer d’avis
cases-choice-text = Tant que le sablier coule, autant que tu veux (ou presque : cent fois). Une carte déjà trouvée n’est plus à prendre. Ne rien choisir, c’est se tromper.

cases-ready-title = Tout le monde est prêt
cases-ready-text = Le sablier s’arrête dès que tous l’ont dit. Un choix posé ou changé, et chacun doit le redire.

cases-tie-title = Le vote est partagé
cases-tie-text = Le choix du **plus clairvoyant** l’emporte, puis celui de l’aîné. Si personne n’a voté, personne n’est accusé.

cases-silence-title = Ce que le fantôme peut dire
cases-silence-text = Rien du tout. Lui seul voit sa main et ce qu’il faut trouver ; un vote n’est vu que de qui l’a donné, jusqu’au compte.

cases-empty-title = Plus de visions dans la pioche
cases-empty-text = On remélange celles qui sont parties. S’il n’y en a plus du tout, la main reste plus courte.

cases-late-title = Sept heures ont sonné
cases-late-text = S’il manque une seule carte à un seul médium, la partie est perdue pour tous.

## Options: what can be chosen before a match

options-players-title = À combien ?
options-players-text = De deux à sept, dont **un fantôme**. À deux ou trois, chaque joueur mène **deux médiums**, sans jetons ni clairvoyance. À quatre ou cinq, quatre jetons chacun ; à six ou sept, six : moitié d’accord, moitié pas d’accord.

options-few-title = La fin, à deux ou à trois
options-few-text = Tous voient les trois visions. À deux, deux groupes d’inconnus s’ajoutent et il n’y a qu’un vote. À trois, on se parle, et il faut **tomber d’accord**.

options-difficulty-title = Facile, moyen, difficile
options-difficulty-text = De quatre à neuf cartes de chaque sorte sur la table : plus vous êtes nombreux et courageux, plus il y en a, et plus le corbeau est rare.

options-settings-title = Ce qui se choisit encore
options-settings-text = Qui est le fantôme ; qui est l’aîné (pas le fantôme) ; la durée du sablier, de trente secondes à dix minutes, ou pas de sablier ; des jetons qui disent l’un ou l’autre.

## To remember

remember-0 = Le fantôme **se tait**.
remember-1 = Personnage, lieu, objet : **dans cet ordre**.
remember-2 = Faux ? Les visions **s’ajoutent**.
remember-3 = Sept heures, pas une de plus.
remember-4 = On gagne ou on perd **ensemble**.

import type { TrustTexts } from './texts';

export const kEnglish: TrustTexts = {
  title: 'Install Minuit',
  lead: 'At the ordinary address a browser refuses to install Minuit, to open it offline, to keep the screen lit and to vibrate. With the certificate of this house it agrees.',
  optional:
    'Two minutes, once for each device, if you know the person who looks after the server. Playing works just as well without.',
  which_device: 'This device',
  first: 'Download the certificate',
  download: 'Download the certificate',
  certificate: 'The certificate',
  fingerprint: 'Its fingerprint',
  compare:
    'The computer that serves Minuit shows it too when it starts. If the two differ, somebody is passing for it: stop right there.',
  whole_fingerprint: 'The whole fingerprint (SHA-256)',
  second: 'Tell your device to trust it',
  third: 'Come back here',
  not_yet: 'Your browser does not trust the certificate yet. As soon as it does, this page will say so.',
  look_again: 'Check now',
  ready: 'Everything is ready!',
  ready_lead: 'Your browser trusts this house. You stay the same person there, with your name and your tables.',
  open: 'Open the safe address',
  other_name: 'The safe address has another name than this one: you will be somebody new there.',
  no_name: 'Not at this address',
  no_name_lead: 'The certificate of the house is good for private names and addresses only. Open one of these instead:',
  here: 'You are there!',
  here_lead: 'This page came by the safe address. The links you send lead to the ordinary address, which opens for everybody.',
  to_install: 'Put Minuit on the home screen',
  off: 'No safe address here',
  off_lead: 'This server has no certificate of the house.',
  off_how: 'To have one, start it with ./run, or with minuit serve --local-tls.',
  safe_already: 'This address is safe already: there is nothing to do.',
  meaning: 'What “to trust” means',
  means: [
    'You ask your device to believe the computer that serves Minuit when it says who it is. Do so only if you know the person who looks after it.',
    'This certificate is good for names and addresses of private networks only, such as 192.168… or … .local. It can pass neither for your bank nor for any other site of the web, and signs neither programs nor mail: that is written in it, and today’s browsers check it.',
    'A risk remains: whoever stole its key, from that computer, could pass for another device of a private network to you, such as a router, a printer or a disk. If that worries you, install nothing: playing works just as well without.',
  ],
  removing: 'Removing it',
  remove_lead: 'Whenever you like. Minuit goes on at the ordinary address.',
  devices: {
    android: {
      name: 'Android',
      steps: [
        'Open the phone’s Settings and search for “CA certificate”. It is often under Security & privacy, More security settings, Encryption & credentials, Install a certificate, CA certificate.',
        'Android warns that your data could be read: it says so of every certificate. Tap “Install anyway” and enter the phone’s code.',
        'Choose the file minuit-ca.crt among the downloads.',
      ],
      install: 'In Chrome, open the menu ⋮, then “Add to Home screen”.',
      remove:
        'Settings, Security & privacy, Encryption & credentials, Trusted credentials, the User tab: tap Minuit, then Remove.',
    },
    apple: {
      name: 'iPhone, iPad',
      steps: [
        'Download it with Safari, and answer “Allow”.',
        'Open Settings: at the very top tap “Profile Downloaded”, then Install, and enter the code.',
        'Still in Settings: General, About, at the very bottom “Certificate Trust Settings”. Turn on the switch of Minuit.',
      ],
      install: 'In Safari, tap Share, then “Add to Home Screen”.',
      remove: 'Settings, General, VPN & Device Management: tap Minuit, then Remove Profile.',
    },
    windows: {
      name: 'Windows',
      steps: [
        'Open the file minuit-ca.crt and choose “Install Certificate…”, then Current User.',
        'Choose “Place all certificates in the following store”, Browse, “Trusted Root Certification Authorities”. Finish, and answer Yes.',
        'Close the browser and open it again.',
      ],
      install: 'In Chrome or Edge, click the install icon to the right of the address.',
      remove: 'Open certmgr.msc, Trusted Root Certification Authorities, Certificates: delete Minuit.',
    },
    mac: {
      name: 'Mac',
      steps: [
        'Open the file minuit-ca.crt: Keychain Access adds it to the “login” keychain.',
        'Double-click Minuit in the list, open “Trust”, and on the line SSL choose “Always Trust”.',
        'Close the window and enter your password.',
      ],
      install: 'In Safari, File, “Add to Dock”; in Chrome, the install icon to the right of the address.',
      remove: 'In Keychain Access, the “login” keychain: delete Minuit.',
    },
    linux: {
      name: 'Linux, Firefox',
      steps: [
        'Firefox: Settings, Privacy & Security, Certificates, View Certificates, Authorities, Import. Choose minuit-ca.crt and tick “Trust this CA to identify websites”.',
        'Chrome or Chromium: open chrome://certificate-manager, Local certificates, then those you installed, and import minuit-ca.crt among the trusted certificates.',
      ],
      install: 'In Chrome or Chromium, click the install icon to the right of the address.',
      remove:
        'Firefox: Settings, Privacy & Security, Certificates, View Certificates, Authorities. Chrome or Chromium: chrome://certificate-manager. Choose Minuit, then Delete.',
    },
  },
};

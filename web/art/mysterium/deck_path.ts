// Written by web/art/mysterium/build.mjs: where the pictures and words of the cards are served.
export const kDeckPath = '/assets/mysterium/afff82ca20';

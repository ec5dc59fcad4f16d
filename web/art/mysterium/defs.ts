// Gradients that shade a motif in any palette: neutral light and dark, one set of ids for each card.
export function kDefs(card: string): string[] {
  const stop = (at: string, colour: string, seen: string) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${seen}"/>`;
  const radial = (name: string, rest: string, stops: string) =>
    `<radialGradient id="${card}-${name}"${rest}>${stops}</radialGradient>`;
  const down = (name: string, stops: string) => `<linearGradient id="${card}-${name}" x2="0" y2="1">${stops}</linearGradient>`;
  return [
    radial('ball', ' cx=".35" cy=".3" r=".8"', stop('0', '#fff', '.4') + stop('.5', '#fff', '0') + stop('1', '#000', '.38')),
    down('top', stop('0', '#fff', '.3') + stop('.18', '#fff', '0') + stop('.5', '#000', '.12') + stop('1', '#000', '.55')),
    down('sh', stop('0', '#101030', '.08') + stop('1', '#101030', '.62')),
    `<linearGradient id="${card}-beam">${stop('0', '#fff0c0', '.75')}${stop('1', '#fff0c0', '0')}</linearGradient>`,
    down('pane', stop('0', '#131a45', '1') + stop('1', '#5a6cae', '1')),
    radial('mist', '', stop('0', '#fff', '.55') + stop('1', '#fff', '0')),
    radial('shadow', '', stop('0', '#0a0618', '.6') + stop('1', '#0a0618', '0')),
    radial('halo', '', stop('0', '#fff3c0', '.95') + stop('.4', '#ffc35c', '.4') + stop('1', '#ffb347', '0')),
  ];
}

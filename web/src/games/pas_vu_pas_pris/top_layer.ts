// Where something has to keep to the board: in a replay, whose controls stay in reach.
export const keeps_to_board = (element: Element): boolean => element.closest('.replay') !== null;
// Lays something over the whole page, whatever else is there, until it is taken down again. An open dialog stays over it, because nothing
// else of the page could be pressed.
export function raise(element: HTMLElement): () => void {
  if (document.querySelector('dialog:modal') !== null || keeps_to_board(element)) return () => undefined;
  element.popover = 'manual';
  element.showPopover();
  return () => {
    if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    element.removeAttribute('popover');
  };
}

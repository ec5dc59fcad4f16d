import { Component, type ComponentChild, type FunctionComponent, h } from 'preact';

// Draws again only when a prop is another one: for what is costly to draw and seldom changes.
export function memo<Props extends object>(draw: (props: Props) => ComponentChild): FunctionComponent<Props> {
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const now = this.props as Record<string, unknown>;
      const then = next as Record<string, unknown>;
      return Object.keys(then).some((name) => now[name] !== then[name]);
    }
    override render(): ComponentChild {
      return h(draw as FunctionComponent<Props>, this.props as Props);
    }
  }
  return Memo as unknown as FunctionComponent<Props>;
}

// The setup of an easier match: fewer cards, and a crow that flies more often.
type Config = Readonly<Record<string, unknown>>;

const kLevels: readonly unknown[] = ['easy', 'medium', 'hard'];

export function easier(config: Config): Config | null {
  const at = kLevels.indexOf(config['difficulty']);
  return at > 0 ? { ...config, difficulty: kLevels[at - 1] } : null;
}

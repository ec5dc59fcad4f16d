// The setup of an easier match: a calmer start first, then the classic game (GH-60, GH-61).
type Config = Readonly<Record<string, unknown>>;

export function easier(config: Config): Config | null {
  const { mode = 'classic', difficulty = 'usual' } = config;
  if (difficulty === 'fierce') return { ...config, difficulty: 'usual' };
  if (mode === 'advanced') return { ...config, mode: 'classic' };
  return difficulty === 'usual' ? { ...config, difficulty: 'gentle' } : null;
}

// Keeps the screen lit while it is looked at, where browsers can: over https, and not all of them.
import { useEffect } from 'preact/hooks';

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      // Refused, say with a low battery: then the screen goes dark when it does.
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (gone) void got?.release();
      else lock = got;
    };
    void ask();
    document.addEventListener('visibilitychange', ask); // it is lost whenever the page is hidden
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}

// Once the page stands and only where the browser allows it: plain http on the local network goes without, and loses nothing else.
const kAfter_ms = 2000;

export function register_worker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const register = () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), kAfter_ms);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

import type { SearchEngine } from '#core/search/search-engine.ts';

interface SearchIndexOptions {
  /** Loads an engine, and until when (exclusive, by server time) its documents hold; null: for ever. */
  load(): Promise<{ engine: SearchEngine; validUntil: number | null }>;
  whenStale(validUntil: number, onStale: () => void): void;
  onChange(): void;
}

export function createSearchIndex({ load, whenStale, onChange }: SearchIndexOptions) {
  /** `expired`: what was loaded no longer holds. `failed`: the last attempt failed. */
  let state: 'empty' | 'loading' | 'ready' | 'expired' | 'failed' = 'empty';
  let engine: SearchEngine | undefined;
  let lastExpired: number | undefined;

  function change(newState: typeof state, newEngine?: SearchEngine): void {
    state = newState;
    engine = newEngine;
    onChange();
  }

  return {
    state: () => state,
    engine: () => engine,
    async request() {
      if (state === 'loading' || state === 'ready') return;
      change('loading');
      try {
        const loaded = await load();
        change('ready', loaded.engine);
        const { validUntil } = loaded;
        // Stop when the same expiry comes twice: it is from a wrong cache.
        if (validUntil === null || validUntil === lastExpired) return;
        whenStale(validUntil, () => {
          lastExpired = validUntil;
          change('expired');
        });
      } catch {
        change('failed');
      }
    },
  };
}

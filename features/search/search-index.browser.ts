import type { SearchEngine } from '#core/search/search-engine.ts';

/** What was loaded: an engine, and until when (exclusive, by server time) its documents hold; null: for ever. */
export interface LoadedIndex {
  engine: SearchEngine;
  validUntil: number | null;
}

interface SearchIndexOptions {
  load(): Promise<LoadedIndex>;
  /** Calls back once, after the server's time has passed `validUntil`. */
  whenStale(validUntil: number, onStale: () => void): void;
  /** Called whenever the state has changed. */
  onChange(): void;
}

export interface SearchIndex {
  /** `expired`: what was loaded no longer holds. `failed`: the last attempt failed. */
  state(): 'empty' | 'loading' | 'ready' | 'expired' | 'failed';
  engine(): SearchEngine | undefined;
  /** Loads the documents unless they are there or on their way. */
  request(): Promise<void>;
}

/** The search of an edition: loaded on request, and dropped as soon as its documents no longer hold. */
export function createSearchIndex({ load, whenStale, onChange }: SearchIndexOptions): SearchIndex {
  let state: ReturnType<SearchIndex['state']> = 'empty';
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
        // What has expired once and comes again is from a wrong cache, which is not asked for ever.
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

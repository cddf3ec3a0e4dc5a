import { existsSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { secretsFileIn } from '#accounts/group/secrets/load-secrets.ts';

/**
 * Checks the files of accounts before they are opened: an operator who lost data should be told, instead of starting
 * with empty files. `storeFiles` are SQLite files that may not exist yet; `usesSecretsFile` says that no settings hold
 * the secrets. Throws with an instruction.
 */
export function checkAccountFiles(folder: string, storeFiles: readonly string[], usesSecretsFile: boolean): void {
  const existingFiles = storeFiles.filter((file) => existsSync(file));
  const emptyFile = existingFiles.find((file) => statSync(file).size === 0);
  if (emptyFile !== undefined)
    throw new Error(
      `${basename(emptyFile)} is empty: its accounts are lost. Restore it from a backup, or delete it and ${basename(recordFile(emptyFile))} to begin without accounts.`,
    );
  for (const file of existingFiles) refuseIfPublic(file);
  if (!usesSecretsFile) return;
  const secretsFile = secretsFileIn(folder);
  if (!existsSync(secretsFile)) {
    if (existingFiles.length > 0)
      throw new Error(
        `${basename(secretsFile)} is missing beside ${existingFiles.map((file) => basename(file)).join(', ')}, and with new secrets every session would end and no address be recognized. Restore it from a backup, or set ACCOUNT_SECRETS and ACCOUNT_PEPPER.`,
      );
    return;
  }
  refuseIfPublic(secretsFile);
}

/** Empty files that outlive the stores beside them. */
const recordFile = (storeFile: string): string => `${storeFile}.created`;

/** Remembers the stores that exist, for `refuseLostStores`. */
export function recordStores(storeFiles: readonly string[]): void {
  for (const file of storeFiles.filter((storeFile) => existsSync(storeFile) && !existsSync(recordFile(storeFile))))
    try {
      writeFileSync(recordFile(file), '', { mode: 0o600 });
    } catch {
      // A server starts with a full or read-only disk; the next start records the store.
    }
}

/** Refuses to begin without accounts where there were some. Throws with an instruction. */
export function refuseLostStores(storeFiles: readonly string[]): void {
  const lostFile = storeFiles.find((file) => !existsSync(file) && existsSync(recordFile(file)));
  if (lostFile !== undefined)
    throw new Error(
      `${basename(lostFile)} is missing: its accounts are lost. Restore it from a backup, or delete ${basename(recordFile(lostFile))} to begin without accounts.`,
    );
}

/** A file that was restored or copied has the mode of the copy. Windows has no such modes. */
function refuseIfPublic(file: string): void {
  if (process.platform !== 'win32' && (statSync(file).mode & 0o007) !== 0)
    throw new Error(`every user of this machine may open ${basename(file)}: run chmod 600 ${file}`);
}

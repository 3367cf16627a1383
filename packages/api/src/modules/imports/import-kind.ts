import type { Instant, Result, UserId } from "@cathedra/domain";
import type { Actor, Decision } from "@cathedra/domain/access";
import type { AuditAct } from "@cathedra/domain/audit";
import type { DocumentKind, ImportPlan } from "@cathedra/domain/imports";
import type { FieldError } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import type { LockKey } from "../../db/locked-transaction.ts";

/** The person and the time of an import; `by` is null for an operator's command. */
export type Importing = { readonly by: UserId | null; readonly at: Instant };

/** Data that is imported as a versioned JSON document: how to read it, compare it with the stored data, and apply it. */
export type ImportKind<Document, Plan extends ImportPlan> = {
  /** The name of the import in its address. */
  readonly name: string;
  readonly document: DocumentKind<Document>;
  readonly mayImport: (actor: Actor) => Decision;
  /** The act that the audit log records for an applied import. */
  readonly action: AuditAct;
  readonly lockKeys: readonly LockKey[];
  /** Locks the stored data until the transaction ends, so that the compared data is the changed data. */
  readonly lock: (tx: Tx, document: Document) => Promise<void>;
  readonly compare: (db: Db | Tx, document: Document) => Promise<Result<Plan, readonly FieldError[]>>;
  readonly write: (tx: Tx, plan: Plan, importing: Importing) => Promise<void>;
};

/** An import of any kind of document. */
export type AnyImport = {
  readonly name: string;
  readonly maxBytes: number;
  readonly mayImport: (actor: Actor) => Decision;
  readonly check: (deps: ImportDeps, bytes: Buffer) => Promise<ImportReport>;
  readonly apply: (deps: ImportDeps, actor: Importer, bytes: Buffer, shown?: string) => Promise<ImportReport>;
};

export type ImportDeps = { readonly db: Db; readonly clock: () => Instant };
/** The importer: a person, or null for an operator's command. */
export type Importer = { readonly userId: UserId | null };

/** The changes that an import makes or would make, or the reason why it makes none. */
export type ImportReport = {
  readonly isApplied: boolean;
  readonly problems: readonly {
    readonly line: number;
    readonly path: string;
    readonly code: string;
    readonly message: string;
  }[];
  /** The listed changes; there may be more, as `changeCount` says. */
  readonly changes: ImportPlan["changes"];
  readonly changeCount: number;
  /** The number of unchanged things in the document. */
  readonly same: number;
  /** Identifies the changes that were shown: no others are applied. Empty if the document is refused. */
  readonly plan: string;
};

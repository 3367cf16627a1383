import { emailKey } from "@cathedra/domain";
import { validateAccount, validateAccountAdmins } from "@cathedra/domain/accounts";
import { type EmailField, emailField } from "../../../features/email-fields/email-field.ts";
import { type FieldTexts, firstTexts } from "../../../features/entity-form/save-refusal.ts";

export type SpaceOption = { readonly id: number; readonly name: string; readonly description: string };

/** The values of the form for an account. */
export type AccountFields = {
  /** The id of the edited account; null for a new one. */
  readonly id: number | null;
  /** The version on which the change is based; null for a new account. */
  readonly modifiedAt: string | null;
  readonly name: string;
  readonly admins: readonly EmailField[];
  readonly branches: ReadonlySet<number>;
  /**
   * Whether the person may change the name and the learning spaces; the account's own admins may only change its admins (9.024).
   */
  readonly mayEditAll: boolean;
};

export function newAccount(): AccountFields {
  const branches: ReadonlySet<number> = new Set();
  return { id: null, modifiedAt: null, name: "", admins: [emailField()], branches, mayEditAll: true };
}

type StoredAccount = {
  readonly id: number;
  readonly modifiedAt: string | null | undefined;
  readonly name: string;
  readonly admins: readonly { readonly email: string | null | undefined }[] | null | undefined;
  readonly branches: readonly { readonly id: number }[] | null | undefined;
  readonly viewerCanEditAccount: boolean;
};

/** The form's values for a stored account. */
export function getFields({ id, modifiedAt, name, ...account }: StoredAccount): AccountFields {
  const admins = (account.admins ?? []).map(({ email }) => emailField(email ?? ""));
  return {
    id,
    modifiedAt: modifiedAt ?? null,
    name,
    admins: admins.length === 0 ? [emailField()] : admins,
    branches: new Set((account.branches ?? []).map((space) => space.id)),
    mayEditAll: account.viewerCanEditAccount,
  };
}

/** The errors by field name; empty if the account can be sent. */
export function wrongFields({ name, admins, branches, mayEditAll }: AccountFields): FieldTexts {
  const given = { name, admins: admins.map(({ email }) => email), branches: [...branches] };
  const read = mayEditAll ? validateAccount(given) : validateAccountAdmins(given);
  return read.ok ? {} : firstTexts(read.error);
}

/** Whether a person removes themselves from an account that they can see only as its admin. */
export function isLeaving({ id, admins, mayEditAll }: AccountFields, viewerEmail: string | null): boolean {
  if (id === null || mayEditAll || viewerEmail === null) return false;
  return !admins.some(({ email }) => emailKey(email) === emailKey(viewerEmail));
}

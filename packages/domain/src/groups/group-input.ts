import * as v from "valibot";
import { emailKey, isEmail } from "../email.ts";
import type { FieldError } from "../field-errors.ts";
import type { CustomerId } from "../ids.ts";
import {
  fieldErrorCode,
  neededText,
  optionalField,
  readWith,
  requiredField,
  rowId,
  text,
} from "../input/index.ts";
import type { Result } from "../result.ts";

export const groupLimits = { name: 200, description: 2000 } as const;

/** The fields of a group that can be edited; its admin is the first one of its list (X112). */
export type Group = {
  readonly name: string;
  readonly description: string | null;
  /** The address in the form in which addresses are compared. */
  readonly adminEmail: string;
};

export type NewGroup = Omit<Group, "adminEmail"> & {
  readonly customer_id: CustomerId;
  readonly admin: string;
};

type Given<Fields> = { readonly [Name in keyof Fields]?: unknown };

const name = neededText({ max: groupLimits.name, isName: true }, "GROUP_NAME_REQUIRED");
const description = optionalField(text({ max: groupLimits.description, lines: "many" }));
const admin = requiredField(
  "GROUP_ADMIN_REQUIRED",
  v.pipe(
    v.string(fieldErrorCode("WRONG_TYPE")),
    v.transform((value) => emailKey(value)),
    v.check((email) => email !== "", fieldErrorCode("GROUP_ADMIN_REQUIRED")),
    v.check(isEmail, fieldErrorCode("ACCOUNT_ADMIN_NOT_AN_EMAIL")),
  ),
);
const customer_id = requiredField("GROUP_ACCOUNT_REQUIRED", rowId<CustomerId>());

const newGroup = v.object({ customer_id, name, admin, description });
const group = v.object({ name, adminEmail: admin, description });

/** A group as it is made (9.047, 9.052). */
export function validateNewGroup(input: Given<NewGroup>): Result<NewGroup, readonly FieldError[]> {
  return readWith(newGroup, input);
}

/** Validates the fields of a group after an edit (9.048, 9.052). */
export function validateGroup(input: Given<Group>): Result<Group, readonly FieldError[]> {
  return readWith(group, input);
}

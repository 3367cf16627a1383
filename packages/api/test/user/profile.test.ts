import { type Profile, profileFields } from "@cathedra/domain/profile";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";

const portal = setUpCastApp();
beforeEach(async () => {
  await sql`delete from user_profile`.execute(portal.database.db);
  const { keycloakId, firstName, lastName, email } = cast.maya;
  await portal.database.db
    .updateTable("app_user")
    .set({ first_name: firstName, last_name: lastName, email, contact_email: null })
    .set({ claimed_first_name: null, claimed_last_name: null })
    .where("keycloak_id", "=", keycloakId)
    .execute();
});

const fields = profileFields.join(" ");
const me = `{ user { ${fields} } }`;
const byAddress = `query ($of: String) { user(emailAddress: $of) { keycloak_id ${fields} } }`;
const update = `mutation ($user: UserInput!, $of: String) {
  updateUser(user: $user, emailAddress: $of) { user { keycloak_id logbook ${fields} } }
}`;

const profile: Profile = {
  first_name: "Maj",
  last_name: "Lind",
  email: "maj@home.example",
  gender: "female",
  hospital_university: "Northgate University Hospital",
  number_of_real_procedures_performed: 420,
  number_of_simulated_procedures_performed: 35,
  years_of_experience_interventional_cardiology: 0,
  years_of_experience_neuroradiology: 1,
  years_of_experience_radiology: 4,
  years_of_experience_vascular_surgery: 2,
  years_of_experience_other: 3,
  specialty_other: "Paediatrics",
  years_as_first_operator: 2,
  years_as_second_operator: 5,
  secondary_email: "maja@other.example",
  phone_no: "+46 70 123 45 67",
};

const save = (user: object, who: Caller = cast.maya, of?: string) => portal.ask(who, update, { user, of });
const profileOf = async (who: Caller) => (await portal.get<{ user: Partial<Profile> }>(who, me)).user;

test("a profile is stored completely, and the answer equals what a new request reads (13.008, 13.010, X99)", async () => {
  const { data } = await save(profile);
  const answered = { keycloak_id: cast.maya.keycloakId, logbook: "true", ...profile };
  expect(data).toEqual({ updateUser: { user: answered } });
  expect(await profileOf(cast.maya)).toEqual(profile);
});

test("omitted fields stay, null clears a field, and a minus sign is dropped (G.026)", async () => {
  await save(profile);
  await save({ phone_no: null, years_as_first_operator: -7 });
  expect(await profileOf(cast.maya)).toEqual({ ...profile, phone_no: null, years_as_first_operator: 7 });
});

test("invalid fields are named with the form's messages, and nothing is stored (13.011)", async () => {
  const { errors } = await save({ first_name: " ", email: "nowhere", secondary_email: "x", phone_no: "1" });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "INVALID_INPUT",
    fields: [
      { path: "first_name", code: "REQUIRED", message: "Required" },
      { path: "email", code: "INVALID_EMAIL", message: "Invalid email address" },
      { path: "secondary_email", code: "INVALID_EMAIL", message: "Invalid email address" },
    ],
  });
  expect(await profileOf(cast.maya)).toMatchObject({ first_name: "Maya", phone_no: null });
});

test("no one can give themselves a logbook", async () => {
  const { errors } = await save({ logbook: "true" }, cast.nils);
  expect(errors?.[0]?.message).toContain("logbook");
  expect(await portal.get(cast.nils, "{ user { logbook } }")).toEqual({ user: { logbook: "false" } });
});

describe("identity comes from the token", () => {
  test("another person's address is refused, also for their admins, and the own address is accepted in any case", async () => {
    for (const who of [cast.tomas, cast.priya, cast.ruth]) {
      const { errors } = await save({ phone_no: "1" }, who, cast.maya.email);
      expect(errors?.[0]).toMatchObject({
        message: "You can change your own profile only.",
        extensions: { code: "FORBIDDEN" },
      });
    }
    expect(await profileOf(cast.maya)).toMatchObject({ phone_no: null });
    expect((await save({ phone_no: "2" }, cast.maya, cast.maya.email.toUpperCase())).errors).toBeUndefined();
  });

  test("a chosen address does not take over another person's account", async () => {
    expect((await save({ email: cast.aiko.email })).errors).toBeUndefined();
    expect(await profileOf(cast.maya)).toMatchObject({ email: cast.aiko.email });
    // Lukas still finds Aiko, and Priya finds Maya, by the identity service's address.
    const found = async (who: Caller, of: string) =>
      (await portal.ask<{ user: { keycloak_id: string; email: string } | null }>(who, byAddress, { of })).data
        ?.user;
    expect(await found(cast.lukas, cast.aiko.email)).toMatchObject({ keycloak_id: cast.aiko.keycloakId });
    expect(await found(cast.priya, cast.aiko.email)).toBeNull();
    expect(await found(cast.maya, cast.aiko.email)).toBeNull();
    expect(await found(cast.priya, cast.maya.email)).toMatchObject({
      keycloak_id: cast.maya.keycloakId,
      email: cast.maya.email,
    });
  });

  test("an admin of a shared group sees experience but no personal data (X30)", async () => {
    await save(profile);
    const { user } = await portal.get<{ user: Profile }>(cast.priya, byAddress, { of: cast.maya.email });
    const hidden = { gender: null, secondary_email: null, phone_no: null, email: cast.maya.email };
    expect(user).toEqual({ keycloak_id: cast.maya.keycloakId, ...profile, ...hidden });
  });

  test("edited names and addresses stay until the identity service reports a change", async () => {
    await save({ first_name: "Maj", email: "maj@home.example" });
    expect(await profileOf(cast.maya)).toMatchObject({ first_name: "Maj", email: "maj@home.example" });
    const married = { ...cast.maya, lastName: "Berg" };
    expect(await profileOf(married)).toMatchObject({ first_name: "Maj", last_name: "Berg" });
    const renamed = { ...married, firstName: "Maria", email: "maria.berg@northgate.example" };
    expect(await profileOf(renamed)).toMatchObject({
      first_name: "Maria",
      email: "maria.berg@northgate.example",
    });
  });
});

test("a new name starts a job to update its copies, and other changes do not", async () => {
  const { db } = portal.database;
  const jobs = async () => {
    const { rows } = await sql`select 1 from graphile_worker.jobs
      where key = ${`refresh_person_names:${cast.tomas.userId}`}`.execute(db);
    return rows.length;
  };
  await save({ phone_no: "1", email: "tomas@home.example" }, cast.tomas);
  expect(await jobs()).toBe(0);
  await save({ last_name: "Herrera Ruiz" }, cast.tomas);
  expect(await jobs()).toBe(1);
});

test("a change leaves one audit row with field names but no values, and a save without changes leaves none", async () => {
  const { db } = portal.database;
  const rows = () =>
    db
      .selectFrom("audit_log")
      .select(["action", "subject", "before", "after"])
      .where("actor_id", "=", cast.aiko.userId)
      .execute();
  await save({ phone_no: "+81 3 1234", years_as_first_operator: 2 }, cast.aiko);
  await save({ phone_no: "+81 3 1234" }, cast.aiko);
  expect(await rows()).toEqual([
    {
      action: "account.profile_changed",
      subject: cast.aiko.userId,
      before: null,
      after: { changed: ["years_as_first_operator", "phone_no"] },
    },
  ]);
});

test("windows that save different fields at the same time lose nothing", async () => {
  const numbers = profileFields.filter((field) => /^(number|years)_/.test(field));
  await Promise.all(numbers.map((field, index) => save({ [field]: index + 1 })));
  const kept = await profileOf(cast.maya);
  expect(numbers.map((field) => kept[field])).toEqual(numbers.map((_, index) => index + 1));
});

test("reading the profile takes one statement beside the caller's, and saving at most six", async () => {
  await profileOf(cast.maya);
  expect(await statementsOf(() => profileOf(cast.maya))).toHaveLength(2);
  expect(await statementsOf(() => portal.get(cast.maya, "{ user { first_name email } }"))).toHaveLength(1);
  expect(await statementsOf(() => save(profile))).toHaveLength(6);
});

import type { ProvisioningMode, ProvisioningOutcome } from "../provisioning/modes.ts";

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

const modes: Readonly<Record<ProvisioningMode, { readonly label: string; readonly help: string }>> = {
  off: { label: "Off", help: "Requests of the directory are refused. People keep the access they have." },
  preview: {
    label: "Preview",
    help: "Requests are answered and counted. No one's access or groups change.",
  },
  on: { label: "On", help: "The directory decides who has access, and who is in the groups you choose." },
};

const outcomes: Readonly<Record<ProvisioningOutcome, string>> = {
  created: "Added",
  changed: "Changed",
  deactivated: "Deactivated",
  reactivated: "Reactivated",
  held: "Waits for you",
  removed: "Removed",
  refused: "Refused",
};

/** The texts of the page on which an institution's directory is connected. */
export const provisioningTexts = {
  title: "Provisioning",
  explanation: "People come and go by your institution's directory (SCIM 2.0), such as Entra ID or Okta.",
  notLoaded: "Provisioning could not be loaded.",
  failed: "The change could not be saved. Please try again.",
  saved: "Saved",
  mode: "What requests do",
  modes,
  turnOn: {
    title: "Turn provisioning on?",
    confirm: "Turn on",
    help: ({ linked, deactivated }: { readonly linked: number; readonly deactivated: number }) =>
      `${people(linked)} with an account will be managed by the directory. ${
        deactivated === 0
          ? "No one loses access."
          : `Up to ${people(deactivated)} lose their access; more than a tenth wait for your answer.`
      }`,
  },
  endpoint: "Address for the directory",
  copied: "Copied",
  notCopied: "It could not be copied. Select and copy it yourself.",
  credentials: {
    title: "Credentials",
    none: "No credential yet. Issue one and enter it in the directory.",
    issue: "Issue credential",
    issued: "New credential",
    once: "Copy it now: it is shown only once. It is valid for a year.",
    rotate: "To replace a credential, issue a second one, enter it in the directory, then revoke the first.",
    revoke: "Revoke",
    revokeTitle: "Revoke this credential?",
    revokeHelp: "The directory can no longer use it. This cannot be undone.",
    revokeFailed: "The credential could not be revoked. Please try again.",
    issueFailed: "The credential could not be issued. Please try again.",
    never: "Never used",
  },
  domains: {
    title: "Domains",
    help: "The directory manages accounts with a confirmed address of these domains.",
    none: "No domain yet. Contact support to confirm the domains of your institution.",
    label: "Domains, separated by commas",
    confirm: "Confirm domains",
    failed: "The domains could not be saved. Please try again.",
  },
  counts: {
    title: "People",
    people: "In the directory",
    linked: "With an account",
    awaited: "Not linked to an account yet",
    deactivated: "Without access, removed ones included",
    awaitedHelp:
      "People are linked when they sign in with a confirmed address of your institution's domains, or join one of your groups by its link.",
  },
  held: {
    title: (count: number) => `The directory ends the access of ${people(count)} more`,
    text: "That is more than a tenth of your people in one day, so they keep their access until you decide.",
    end: "End their access",
    keep: "Let them keep it",
    endTitle: (count: number) => `End the access of ${people(count)}?`,
    endHelp:
      "They are signed out within a minute. Everything of theirs is kept, and the directory can give it back.",
    ended: "Their access has ended",
    kept: "They keep their access",
  },
  release: {
    title: "Release an account",
    help: "A released account is no longer managed by the directory. Search for a person with an account.",
    search: "Name or e-mail address",
    none: "No account of the directory matches.",
    noAccess: "No access",
    release: "Release",
    question: (name: string) => `Release the account of ${name}?`,
    withAccess:
      "The person keeps their access and groups. The directory manages the account again only if they join one of your groups by its link.",
    withoutAccess:
      "The person can sign in again, but leaves your groups and admins. The directory manages the account again only if they join one of your groups by its link.",
    released: "The account was released",
    failed: "The account could not be released. Please try again.",
  },
  groups: {
    title: "Groups",
    help: "For each group of the directory, choose the group whose members it decides. The directory never gives roles.",
    none: "The directory has sent no groups yet.",
    noEffect: "No effect",
    members: people,
  },
  requests: {
    title: "Latest requests",
    none: "The directory has changed nothing yet.",
    time: "Time",
    name: "Person or group",
    outcome: "What happened",
    outcomes,
    preview: "preview",
  },
  done: "Done",
  copy: "Copy",
} as const;

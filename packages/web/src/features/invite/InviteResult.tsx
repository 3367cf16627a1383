import { acceptedVoucher, joinedGroup, organizesEvent } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { type InviteResultState, useInviteResult } from "./use-invite-result.ts";

/** Shows the result of the invitation in the address above the page (1.043, 2.007-2.017). */
export function InviteResult() {
  const { state, dismiss, retry } = useInviteResult();
  if (state.kind === "none" || state.kind === "signedOut") return null;
  return <InviteBanner state={state} onDismiss={dismiss} onRetry={retry} />;
}

/** Links to what a person already has. */
const wayTo = {
  event: (
    <LinkButton href="/events" size="small">
      Events
    </LinkButton>
  ),
  cloud_modules: (
    <LinkButton href="/cloud-cases" size="small">
      Cloud Cases
    </LinkButton>
  ),
  group: (
    <LinkButton href="/profile/groups" size="small">
      Your Groups
    </LinkButton>
  ),
} as const;

type InviteBannerProps = {
  readonly state: Exclude<InviteResultState, { readonly kind: "none" | "signedOut" }>;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
};

function InviteBanner({ state, onDismiss, onRetry }: InviteBannerProps) {
  switch (state.kind) {
    case "joining":
      return <Banner>{state.isGroup ? "Joining the group…" : "Accepting the voucher…"}</Banner>;
    case "joined":
      return (
        <Banner tone="success" onDismiss={onDismiss} action={wayTo.group}>
          {joinedGroup(state.groupName)}
        </Banner>
      );
    case "accepted":
      return (
        <Banner tone="success" onDismiss={onDismiss} action={wayTo[state.voucher]}>
          {acceptedVoucher[state.voucher]}
        </Banner>
      );
    case "organizes":
      return (
        <Banner onDismiss={onDismiss} action={wayTo.event}>
          {organizesEvent}
        </Banner>
      );
    case "refused":
      return (
        <Banner
          tone="danger"
          onDismiss={onDismiss}
          {...(state.has !== undefined && { action: wayTo[state.has] })}
        >
          {state.text}
          {state.detail !== undefined && <Text size="small">{state.detail}</Text>}
        </Banner>
      );
    case "unanswered":
      return (
        <Banner
          tone="danger"
          onDismiss={onDismiss}
          action={
            <Button size="small" onPress={onRetry}>
              Try again
            </Button>
          }
        >
          The portal did not answer, so the invitation may not have been accepted yet.
        </Banner>
      );
  }
}

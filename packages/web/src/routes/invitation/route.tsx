import { emailKey } from "@cathedra/domain";
import { personalInvitationTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Page } from "@cathedra/ui-kit/Page";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState, useSyncExternalStore } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { ViewerQuery } from "../../__generated__/ViewerQuery.graphql.ts";
import { sessions, signIn, signOut } from "../../auth/auth.ts";
import { showMoment } from "../../format/dates.ts";
import { Announcer } from "../../shell/Announcer.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { contentId } from "../../shell/use-page-title.ts";
import { viewerQuery } from "../../shell/viewer.ts";
import { type Invitation, readInvitation } from "./read-invitation.ts";

/**
 * The page to which the link of a mailed invitation leads: it shows the recipient and the group, and accepts nothing without a
 * press.
 */
export function Component() {
  const [query] = useSearchParams();
  const code = query.get("code") ?? "";
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{
    readonly of: string;
    readonly answer: Awaited<ReturnType<typeof readInvitation>>;
  }>();
  const attempt = `${code} ${tries}`;
  useEffect(() => {
    let isOld = false;
    void readInvitation(code).then((answer) => {
      if (!isOld) setRead({ of: attempt, answer });
    });
    return () => {
      isOld = true;
    };
  }, [code, attempt]);
  const answer = read?.of === attempt ? read.answer : undefined;
  return (
    <main id={contentId} tabIndex={-1}>
      <Page>
        <PortalPage title={texts.title}>
          {answer === undefined && <Skeleton kind="block" height={200} label={texts.loading} />}
          {answer === "unknown" && <NoInvitation text={texts.notKnown} />}
          {answer === "failed" && (
            <Banner
              tone="danger"
              action={
                <Button size="small" onPress={() => setTries(tries + 1)}>
                  {texts.again}
                </Button>
              }
            >
              {texts.failed}
            </Banner>
          )}
          {typeof answer === "object" && <FoundInvitation code={code} invitation={answer} />}
        </PortalPage>
      </Page>
      <Announcer />
    </main>
  );
}

function NoInvitation({ text }: { readonly text: string }) {
  return (
    <Stack gap={4}>
      <Banner tone="warning">{text}</Banner>
      <div>
        <LinkButton href="/">{texts.toPortal}</LinkButton>
      </div>
    </Stack>
  );
}

type Props = { readonly code: string; readonly invitation: Invitation };

function FoundInvitation({ code, invitation }: Props) {
  const { email, firstName, lastName, institution, group, expiresAt, status } = invitation;
  return (
    <Stack gap={4}>
      <Card title={texts.into(institution, group)} titleLevel={2}>
        <Stack gap={3}>
          <Text weight="medium">{texts.meantFor(email, `${firstName} ${lastName}`.trim())}</Text>
          {status === "open" && <Text tone="muted">{texts.worksUntil(showMoment(expiresAt))}</Text>}
          {status === "open" && <WayIn code={code} email={email} />}
        </Stack>
      </Card>
      {status === "lapsed" && <NoInvitation text={texts.lapsed(showMoment(expiresAt))} />}
      {status === "used" && <NoInvitation text={texts.used} />}
    </Stack>
  );
}

/** The button to accept. People who are signed in with another address cannot use the link, and are told so before they try. */
function WayIn({ code, email }: { readonly code: string; readonly email: string }) {
  const { status } = useSyncExternalStore(sessions.subscribe, sessions.get);
  const viewer = useAddressOfViewer(status === "signedIn");
  const [isLeaving, setLeaving] = useState(false);
  const accepting = `/?inviteCode=${encodeURIComponent(code)}`;
  const leave = (to: () => Promise<never>) => {
    setLeaving(true);
    void to().catch((error: unknown) => {
      reportError(error);
      setLeaving(false);
    });
  };
  if (status !== "signedIn")
    return (
      <Stack gap={3}>
        <Text>{texts.how(email)}</Text>
        <div>
          <Button variant="primary" isPending={isLeaving} onPress={() => leave(() => signIn(accepting))}>
            {texts.signIn}
          </Button>
        </div>
      </Stack>
    );
  if (viewer !== undefined && (viewer.email !== emailKey(email) || !viewer.isVerified))
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" isPending={isLeaving} onPress={() => leave(signOut)}>
            {texts.signOut}
          </Button>
        }
      >
        {texts.forAnother({ meantFor: email, isUnverified: viewer.email === emailKey(email) })}
      </Banner>
    );
  return (
    <div>
      <LinkButton variant="primary" href={accepting}>
        {texts.join}
      </LinkButton>
    </div>
  );
}

type Address = { readonly email: string; readonly isVerified: boolean };

/**
 * The address of the signed-in person; undefined until it is known. The portal decides in the end whether it fits the invitation.
 */
function useAddressOfViewer(isSignedIn: boolean): Address | undefined {
  const environment = useRelayEnvironment();
  const [address, setAddress] = useState<Address>();
  useEffect(() => {
    if (!isSignedIn) return;
    const reading = fetchQuery<ViewerQuery>(environment, viewerQuery, {}).subscribe({
      next: ({ user }) => {
        if (user != null)
          setAddress({ email: emailKey(user.email), isVerified: user.email_verified === true });
      },
      // If the address cannot be read, the button stays, and accepting shows whom the invitation is for.
      error: () => setAddress(undefined),
    });
    return () => reading.unsubscribe();
  }, [environment, isSignedIn]);
  return isSignedIn ? address : undefined;
}

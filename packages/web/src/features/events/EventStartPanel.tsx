import { cloudEventTexts, cloudSessionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Select } from "@cathedra/ui-kit/Select";
import { Text } from "@cathedra/ui-kit/Text";
import { showMoment } from "../../format/dates.ts";
import { WayToOtherSession } from "../case-start/OtherSessionLink.tsx";
import { StartFailure } from "../case-start/StartFailure.tsx";
import { StaleNotice } from "../poll/StaleNotice.tsx";
import { StartSteps } from "../start-steps/StartSteps.tsx";
import * as css from "./EventStartPanel.css.ts";
import { eventGoneText } from "./event-gone-text.ts";
import { isLossShown, LostRoomNotice } from "./LostRoomNotice.tsx";
import type { EventSession } from "./use-event-session.ts";

/**
 * The state of an event's session as text (3.012-3.015): the progress of its start, a failure, or what is awaited. For use in a
 * `Stack`.
 */
export function EventStartPanel({ session }: { readonly session: EventSession }) {
  const { dialog, machine, failure, isGone } = session;
  if (session.isCancelled) return <Banner tone="warning">{cloudEventTexts.cancelled}</Banner>;
  if (isGone) return <Banner tone="warning">{eventGoneText(session.event.viewerRole)}</Banner>;
  return (
    <>
      <StaleNotice {...session.polled} />
      {session.clock !== null && (
        <p role="timer" className={css.clock}>
          {session.clock}
        </p>
      )}
      {isLossShown(session) && <LostRoomNotice session={session} />}
      {machine?.status === "off" && !isLossShown(session) ? (
        <StartFailure
          reason={machine.reason}
          detail={machine.detail}
          title={dialog.text ?? ""}
          retry={<Retry session={session} />}
        >
          {!dialog.isRetryOffered && <Text size="small">{cloudEventTexts.waitForAnother}</Text>}
        </StartFailure>
      ) : (
        <output className={css.liveRegion}>{statusText(session)}</output>
      )}
      {machine !== null && (
        <StartSteps
          status={machine.status}
          claimedAt={machine.claimed_at}
          powerOnSeconds={machine.usual_power_on_in_seconds}
        />
      )}
      {(dialog.start.kind === "offered" || dialog.isRetryOffered) && <FirstCase session={session} />}
      {session.overtaken !== null && <Banner tone="warning">{session.overtaken}</Banner>}
      {failure !== null && (
        <Banner tone="danger">
          {failure.text}
          {failure.code === "OTHER_SESSION_GOES_ON" && <WayToOtherSession />}
        </Banner>
      )}
    </>
  );
}

/** The button that starts again, for people who may start the event. */
function Retry({ session: { dialog, pending, start } }: { readonly session: EventSession }) {
  if (!dialog.isRetryOffered) return null;
  return (
    <Button
      size="small"
      variant="primary"
      icon={RotateCcw}
      isPending={pending === "start"}
      onPress={() => void start()}
    >
      {cloudSessionTexts.tryAgain}
    </Button>
  );
}

function statusText(session: EventSession) {
  const { dialog, fate, failure, machine } = session;
  const isLoss = isLossShown(session);
  const words = [
    // If it is known who cancelled the start, that message is shown instead of the general one.
    fate === "cancelled" && failure === null ? cloudEventTexts.startCancelled : null,
    isLoss && (machine === null || machine.status === "off") ? null : (dialog.text ?? aheadText(session)),
  ].filter((each) => each !== null);
  return words.map((each) => <Text key={each}>{each}</Text>);
}

function aheadText({ ahead, clock, fate, hasStarted }: EventSession): string | null {
  if (ahead === null) return null;
  if (ahead.kind === "opens") return cloudEventTexts.opensAt(showMoment(ahead.at));
  if (fate === "failed") return cloudEventTexts.waitForAnother;
  // A session that ended before the event's time was a trial run: the countdown continues, and people wait for the start.
  return hasStarted && clock === null ? cloudEventTexts.waitForRestart : cloudEventTexts.waitForStart;
}

/** The maximum number of cases that are shown as radio buttons; with more, a list is shown. */
const maxRadios = 5;

/** Chooses the case that the event begins with, for its organizers (3.019). */
function FirstCase({ session: { event, caseId, chooseCase } }: { readonly session: EventSession }) {
  const options = event.modules.flatMap(({ name, cases }) =>
    cases.map((each) => ({ value: each.caseId, label: `${name}: ${each.name}` })),
  );
  if (options.length < 2) return null;
  const field = {
    label: "Begin with",
    options,
    value: caseId,
    onChange: (chosen: string | null) => chosen !== null && chooseCase(chosen),
  };
  return options.length > maxRadios ? <Select {...field} /> : <RadioGroup {...field} />;
}

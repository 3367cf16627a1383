import { caseComplexities, entrustmentScales, maxRatingCommentLength } from "@cathedra/domain/logbook";
import { entrustmentTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  EntrustmentPanel_entrustment$data,
  EntrustmentPanel_entrustment$key,
} from "../../__generated__/EntrustmentPanel_entrustment.graphql.ts";
import { showMoment } from "../../format/dates.ts";
import { TraineeRole } from "./TraineeRole.tsx";
import { useEntrustmentChanges } from "./use-entrustment-changes.ts";

type Entrustment = EntrustmentPanel_entrustment$data;
type Rating = NonNullable<Entrustment["own"]>;

export type EntrustmentPanelProps = {
  readonly recordId: string;
  readonly entrustment: EntrustmentPanel_entrustment$key;
};

/** How independent the trainee was, as both say, with one tap for people who may rate; nothing if there is neither a rating nor a question. */
export default function EntrustmentPanel({ recordId, entrustment: key }: EntrustmentPanelProps) {
  const entrustment = useFragment(
    graphql`
      fragment EntrustmentPanel_entrustment on ActivityEntrustment {
        id
        side
        scale
        own {
          scale
          level
          complexity
          comment
        }
        other {
          scale
          level
          complexity
          comment
        }
        isOtherHidden
        viewerCanRate
        ratingEndsAt
        recordedRole
        statedRole {
          role
          comment
          isDisputed
        }
        viewerCanStateRole
      }
    `,
    key,
  );
  const { side, own, other, isOtherHidden, viewerCanRate, ratingEndsAt } = entrustment;
  const isTrainee = side === "trainee";
  return (
    <Stack gap={4}>
      {viewerCanRate ? (
        isOtherHidden ? (
          <FinalRatingForm recordId={recordId} entrustment={entrustment} />
        ) : (
          <RatingForm recordId={recordId} entrustment={entrustment} />
        )
      ) : (
        own != null && <RatingText title={texts.said.own} rating={own} />
      )}
      {other != null && (
        <RatingText title={isTrainee ? texts.said.attending : texts.said.trainee} rating={other} />
      )}
      {isOtherHidden && (
        <Text size="small" tone="muted">
          {isTrainee
            ? texts.hidden.trainee(ratingEndsAt == null ? "" : showMoment(Date.parse(ratingEndsAt)))
            : texts.hidden.attending}
        </Text>
      )}
      <TraineeRole recordId={recordId} entrustment={entrustment} />
    </Stack>
  );
}

function RatingText({ title, rating }: { readonly title: string; readonly rating: Rating }) {
  const { scale, level, complexity, comment } = rating;
  const anchor = isKnownScale(scale) ? entrustmentScales[scale].levels[level - 1]?.anchor : undefined;
  return (
    <Stack gap={1}>
      <Text>
        {`${title}: ${isKnownScale(scale) ? texts.level(scale, level) : level}`}
        {complexity != null && ` · ${texts.complexities[complexity as keyof typeof texts.complexities]}`}
      </Text>
      {anchor !== undefined && (
        <Text size="small" tone="muted">
          {anchor}
        </Text>
      )}
      {comment != null && <Text size="small">{comment}</Text>}
    </Stack>
  );
}

type RatingFormProps = { readonly recordId: string; readonly entrustment: Entrustment };

/**
 * The form of the second of both to rate: the rating cannot be changed once the other's is shown, so it is sent by a button. A
 * choice alone must not send it, because the arrow keys choose each level that they pass.
 */
function FinalRatingForm({ recordId, entrustment: { side, scale, own } }: RatingFormProps) {
  const { rate, isSending } = useEntrustmentChanges(recordId);
  const [level, setLevel] = useState<string | null>(null);
  const [complexity, setComplexity] = useState<string | null>(null);
  const [comment, setComment] = useState(own?.comment ?? "");
  if (!isKnownScale(scale)) return null;
  const help = texts.final[side === "trainee" ? "trainee" : "attending"];
  return (
    <Stack gap={4} align="start">
      <LevelChoice side={side} scale={scale} help={help} value={level} onChange={setLevel} />
      <ComplexityChoice value={complexity} onChange={setComplexity} />
      <TextArea
        label={texts.comment}
        value={comment}
        onChange={setComment}
        maxLength={maxRatingCommentLength}
      />
      <Button
        isDisabled={level === null}
        isPending={isSending}
        onPress={() =>
          rate({
            level: Number(level),
            complexity: caseComplexities.find((each) => each === complexity) ?? null,
            comment: comment === "" ? null : comment,
          })
        }
      >
        {texts.save}
      </Button>
    </Stack>
  );
}

type LevelChoiceProps = {
  readonly side: Entrustment["side"];
  readonly scale: keyof typeof entrustmentScales;
  readonly help: string;
  readonly value: string | null;
  readonly onChange: (level: string | null) => void;
};

function LevelChoice({ side, scale, help, value, onChange }: LevelChoiceProps) {
  return (
    <RadioGroup
      label={texts.question[side === "trainee" ? "trainee" : "attending"]}
      description={`${help} ${texts.source(scale)}`}
      options={entrustmentScales[scale].levels.map(({ name, anchor }, index) => ({
        value: String(index + 1),
        label: name,
        description: anchor,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

type ComplexityChoiceProps = {
  readonly value: string | null;
  readonly onChange: (complexity: string | null) => void;
};

function ComplexityChoice({ value, onChange }: ComplexityChoiceProps) {
  return (
    <RadioGroup
      label={texts.complexity}
      layout="segmented"
      options={caseComplexities.map((each) => ({ value: each, label: texts.complexities[each] }))}
      value={value}
      isClearable
      onChange={onChange}
    />
  );
}

function RatingForm({ recordId, entrustment: { side, scale, own, ratingEndsAt } }: RatingFormProps) {
  const { rate, isSending } = useEntrustmentChanges(recordId);
  const [comment, setComment] = useState<string | null>(null);
  if (!isKnownScale(scale)) return null;
  const current = own ?? null;
  const rating = {
    level: current?.level ?? 0,
    complexity: current?.complexity ?? null,
    comment: current?.comment ?? null,
  };
  const help =
    current !== null && side === "attending" && ratingEndsAt != null
      ? texts.until(showMoment(Date.parse(ratingEndsAt)))
      : texts.optional;
  return (
    <Stack gap={4}>
      <LevelChoice
        side={side}
        scale={scale}
        help={help}
        value={current === null ? null : String(current.level)}
        onChange={(level) => level !== null && rate({ ...rating, level: Number(level) })}
      />
      {current !== null && (
        <>
          <ComplexityChoice
            value={current.complexity ?? null}
            onChange={(value) =>
              rate({ ...rating, complexity: caseComplexities.find((each) => each === value) ?? null })
            }
          />
          {comment === null ? (
            <Stack gap={2} align="start">
              {current.comment != null && <Text size="small">{current.comment}</Text>}
              <Button size="small" onPress={() => setComment(current.comment ?? "")}>
                {texts.addComment}
              </Button>
            </Stack>
          ) : (
            <Stack gap={2} align="start">
              <TextArea
                label={texts.comment}
                value={comment}
                onChange={setComment}
                maxLength={maxRatingCommentLength}
              />
              <Button
                size="small"
                isPending={isSending}
                onPress={() => {
                  rate({ ...rating, comment });
                  if (comment.trim().length <= maxRatingCommentLength) setComment(null);
                }}
              >
                {texts.saveComment}
              </Button>
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}

/** Whether this version of the page knows the scale; a later API may have further ones. */
function isKnownScale(scale: string | null | undefined): scale is keyof typeof entrustmentScales {
  return scale != null && Object.hasOwn(entrustmentScales, scale);
}

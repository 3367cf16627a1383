import { type ReactNode, use, useEffect, useRef } from "react";
import { FormFieldsContext } from "../field/form-fields.ts";
import { CircleAlert, CircleCheck, Icon, Info, TriangleAlert, X } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { softTone } from "../theme/tone.css.ts";
import * as css from "./Banner.css.ts";

export type BannerTone = "info" | "success" | "warning" | "danger";

export type BannerProps = {
  readonly tone?: BannerTone;
  readonly title?: string;
  /** The explanation, in one or two sentences. */
  readonly children?: ReactNode;
  /** A `Button` or `LinkButton`, size small, that does something about it. */
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
  /** Whether the banner is not announced, because another element informs screen readers. */
  readonly isSilent?: boolean;
};

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/**
 * A message about the whole page or section, shown above it. Warnings and dangers interrupt a screen reader; a danger after
 * submitting a form is scrolled into view.
 */
export function Banner({
  tone = "info",
  title,
  children,
  action,
  onDismiss,
  dismissLabel = "Dismiss",
  isSilent = false,
}: BannerProps) {
  const isUrgent = tone === "warning" || tone === "danger";
  const hasAction = action !== undefined && action !== null;
  const role = isUrgent ? "alert" : "status";
  const ref = useRef<HTMLDivElement>(null);
  const wasSubmitted = (use(FormFieldsContext)?.attempts ?? 0) > 0;
  const isAnswer = wasSubmitted && tone === "danger";
  useEffect(() => {
    if (isAnswer) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isAnswer]);
  return (
    <div ref={ref} role={isSilent ? undefined : role} className={`${css.banner} ${softTone[tone]}`}>
      <div className={css.body}>
        <div className={hasAction ? `${css.description} ${css.withAction}` : css.description}>
          <span className={css.sign[tone]}>
            <Icon glyph={signs[tone]} />
          </span>
          <div className={css.textBlock}>
            {title !== undefined && <p className={css.title}>{title}</p>}
            {children}
          </div>
        </div>
        {action}
      </div>
      {onDismiss !== undefined && (
        <div className={hasAction ? css.dismissWithAction : css.dismiss}>
          <IconButton icon={X} label={dismissLabel} size="small" onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}

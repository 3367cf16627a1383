import { Text } from "@cathedra/ui-kit/Text";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { graphql, useFragment } from "react-relay/hooks";
import type { ArticleCard_article$key } from "../../../__generated__/ArticleCard_article.graphql.ts";
import { showNewsDate } from "../../../format/dates.ts";
import { Logo } from "../../../shell/Logo.tsx";
import * as css from "./news.css.ts";

/** An article: its picture or the product's logo, its date, and a title that opens it in a new tab (1.036). */
export function ArticleCard({ article }: { readonly article: ArticleCard_article$key }) {
  const { title, date, link, image } = useFragment(
    graphql`
      fragment ArticleCard_article on NewsArticle {
        title
        date
        link
        image
      }
    `,
    article,
  );
  return (
    <article className={css.article}>
      <div className={css.picture}>
        {image == null ? (
          <Logo />
        ) : (
          <img
            src={image}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            decoding="async"
            className={css.image}
          />
        )}
      </div>
      <div className={css.textBlock}>
        {date != null && (
          <Text size="caption" tone="muted">
            <time dateTime={date}>{showNewsDate(date)}</time>
          </Text>
        )}
        <a href={link} target="_blank" rel="noopener noreferrer" className={css.link}>
          {title}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </div>
    </article>
  );
}

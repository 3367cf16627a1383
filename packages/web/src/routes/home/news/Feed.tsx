import { contentTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { Feed_query$data, Feed_query$key } from "../../../__generated__/Feed_query.graphql.ts";
import { ContentUnavailable } from "../../../features/content-state/ContentUnavailable.tsx";
import { StaleNote } from "../../../features/content-state/StaleNote.tsx";
import { fieldErrorText } from "../../../relay/field-error-text.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import * as css from "./news.css.ts";

/** The latest articles (1.027). */
export function Feed({ query }: { readonly query: Feed_query$key }) {
  const data = useFragment(
    graphql`
      fragment Feed_query on Query {
        ...StaleNote_query
        newsArticles @catch(to: RESULT) {
          link
          ...ArticleCard_article
        }
      }
    `,
    query,
  );
  return (
    <Card title="Feed" titleLevel={3} padding="medium">
      <Stack gap={3}>
        <StaleNote query={data} kind="news" />
        <Articles articles={data.newsArticles} />
      </Stack>
    </Card>
  );
}

function Articles({ articles }: { readonly articles: Feed_query$data["newsArticles"] }) {
  if (!articles.ok) {
    return (
      <ContentUnavailable>{fieldErrorText(articles.errors, contentTexts.newsUnavailable)}</ContentUnavailable>
    );
  }
  if (articles.value == null || articles.value.length === 0)
    return <EmptyState>{contentTexts.noNews}</EmptyState>;
  return (
    <ul className={css.feed}>
      {articles.value.map((article) => (
        <li key={article.link}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}

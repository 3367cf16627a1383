/**
 * @generated SignedSource<<c06a7793da1416d75b3bdc04a6582d3b>>
 * @relayHash fcda0c781aa836d542e90dd2aa2dc34c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45f4465307a48ea5e549c2aab736f166c93ef4ca2f54ca4f7acd1cdd72603102

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsGroupsQuery } from './TotalsGroupsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45f4465307a48ea5e549c2aab736f166c93ef4ca2f54ca4f7acd1cdd72603102",
    "metadata": {},
    "name": "TotalsGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

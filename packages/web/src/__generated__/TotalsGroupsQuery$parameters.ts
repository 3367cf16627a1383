/**
 * @generated SignedSource<<eac2f2dfb3a6190fd64b7f644333395a>>
 * @relayHash b28bb9c680e7bf468e1dafc533f11746
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8dcefe6be7d269dbe326ba81e2c10c1206b8a2e6a284fcfafdcedd13e42623b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsGroupsQuery } from './TotalsGroupsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8dcefe6be7d269dbe326ba81e2c10c1206b8a2e6a284fcfafdcedd13e42623b",
    "metadata": {},
    "name": "TotalsGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

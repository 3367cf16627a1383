/**
 * @generated SignedSource<<94abd878bf5339969099e163191e1849>>
 * @relayHash a9814ae9936580fd07b9352a5cfda7d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75834d445a06f491db66a4661ff03994844e722c0d6afac078bd9cde018eb103

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsGroupsQuery } from './TotalsGroupsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75834d445a06f491db66a4661ff03994844e722c0d6afac078bd9cde018eb103",
    "metadata": {},
    "name": "TotalsGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

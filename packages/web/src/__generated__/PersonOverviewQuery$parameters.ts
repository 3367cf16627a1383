/**
 * @generated SignedSource<<146b92e555a77a33c8d91dffc5295cea>>
 * @relayHash 166d32906a7419a9014ff8c11d062a75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946d13e24540bd00916326417cc4780a3558264f7cc61a23c1688f56c74c6e59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewQuery } from './PersonOverviewQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "946d13e24540bd00916326417cc4780a3558264f7cc61a23c1688f56c74c6e59",
    "metadata": {},
    "name": "PersonOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

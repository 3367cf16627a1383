/**
 * @generated SignedSource<<13ad27529ec6ede83ba4c0597c45bfb8>>
 * @relayHash b77dda607be09e591de250fc006d5423
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fcfade07eca5ed5ff92aa8d7d65fd8cacab8b11ba808e1be10bdb8eadb09000

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewQuery } from './PersonOverviewQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fcfade07eca5ed5ff92aa8d7d65fd8cacab8b11ba808e1be10bdb8eadb09000",
    "metadata": {},
    "name": "PersonOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

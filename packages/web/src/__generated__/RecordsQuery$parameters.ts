/**
 * @generated SignedSource<<2de22ef2f9e1b08f8ef8e4ba9c4f7e7e>>
 * @relayHash 4ad99baf516ff851559292d9430e0578
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6983dcb8b04873cf441d3567293fec1115da6675c978dfcd050f6c5bcd457c53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6983dcb8b04873cf441d3567293fec1115da6675c978dfcd050f6c5bcd457c53",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

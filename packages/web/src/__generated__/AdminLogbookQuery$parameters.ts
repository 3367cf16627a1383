/**
 * @generated SignedSource<<d626be8e05fca46811e5d594433e5be5>>
 * @relayHash f59b2f5160c1e09acd3500bb65ad596d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c69357cd144a3ecde02855900df9572500434464122f23459c28aaf7f66703c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminLogbookQuery } from './AdminLogbookQuery.graphql';

const node: PreloadableConcreteRequest<AdminLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c69357cd144a3ecde02855900df9572500434464122f23459c28aaf7f66703c",
    "metadata": {},
    "name": "AdminLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

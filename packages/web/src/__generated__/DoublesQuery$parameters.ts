/**
 * @generated SignedSource<<1718dbc7f69a7b090af4a9cafac8c1b5>>
 * @relayHash 4a252a7ddef8781c8b647fa381c8955c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d7aca868f5c2adf537c5e0f58162a3c223cd3a41bcddd9515ed3ee747449b27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DoublesQuery } from './DoublesQuery.graphql';

const node: PreloadableConcreteRequest<DoublesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d7aca868f5c2adf537c5e0f58162a3c223cd3a41bcddd9515ed3ee747449b27",
    "metadata": {},
    "name": "DoublesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

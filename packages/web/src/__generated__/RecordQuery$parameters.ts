/**
 * @generated SignedSource<<c0799f25b973a487428ca007ec3f2a2d>>
 * @relayHash adede2b6ff3600402777aea8edde0e3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76acd3f96c133ccfa816707a045b438cb771c455cde8dbc566ac63e211882934

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76acd3f96c133ccfa816707a045b438cb771c455cde8dbc566ac63e211882934",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

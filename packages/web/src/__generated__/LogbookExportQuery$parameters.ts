/**
 * @generated SignedSource<<805c213213f8c1789bd48496eb1255c0>>
 * @relayHash 32951e9a6f7d1ce25f2122eda32b2f9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c1d1da58e7370e7fa486e4dc493bbeea14dc7dfa9b5435291e49286e5256b53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookExportQuery } from './LogbookExportQuery.graphql';

const node: PreloadableConcreteRequest<LogbookExportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c1d1da58e7370e7fa486e4dc493bbeea14dc7dfa9b5435291e49286e5256b53",
    "metadata": {},
    "name": "LogbookExportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

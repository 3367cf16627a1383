/**
 * @generated SignedSource<<80119d02291c7d9d87ff9b7c84022d85>>
 * @relayHash a38b7881bf82b74225dd295b456e0658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62a337534e5316d1eca6399274e51c66bbafb7cf8b8ddb88142973abc6e66d73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewerQuery } from './ViewerQuery.graphql';

const node: PreloadableConcreteRequest<ViewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62a337534e5316d1eca6399274e51c66bbafb7cf8b8ddb88142973abc6e66d73",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

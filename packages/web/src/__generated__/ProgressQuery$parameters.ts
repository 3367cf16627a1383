/**
 * @generated SignedSource<<35dea6dd0a3252fe279485640e2e783f>>
 * @relayHash 932b08975b2f19796c584bb195078555
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c304b403bce0a90126e5e93716a22124704ef55944a1893ffbd4658fedc8e188

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c304b403bce0a90126e5e93716a22124704ef55944a1893ffbd4658fedc8e188",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

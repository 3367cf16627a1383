/**
 * @generated SignedSource<<1c1f5b5ce089978e81651eefbdf77f3d>>
 * @relayHash 1cfd965ea6f4a30da12e11e8295e2141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 293df7cee98fb393c386cf64d5b76b823999989044d097a6b2eb76ae2b619633

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "293df7cee98fb393c386cf64d5b76b823999989044d097a6b2eb76ae2b619633",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

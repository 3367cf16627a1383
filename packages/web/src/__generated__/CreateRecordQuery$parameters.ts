/**
 * @generated SignedSource<<89479f79fcb189674fa2e12856788843>>
 * @relayHash ea2a6be60924f228e45f16ea37c0573f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ab85e7e7774b9b78c7237e9e5501232e34353299726b0d88db9a4627784187d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ab85e7e7774b9b78c7237e9e5501232e34353299726b0d88db9a4627784187d",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

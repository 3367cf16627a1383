/**
 * @generated SignedSource<<ab491651842f1a563e73797343e708a9>>
 * @relayHash fa971ccf348ad68ab72bc8e91b012b8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f5bfa1125db6f85c77e02215ffdd4f6253f3ff15a62205df95e558bf39c349f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f5bfa1125db6f85c77e02215ffdd4f6253f3ff15a62205df95e558bf39c349f",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

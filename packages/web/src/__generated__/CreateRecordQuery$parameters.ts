/**
 * @generated SignedSource<<bcd21c1b2440007e734c3ef41a4defa6>>
 * @relayHash f8ccdb25f54d6eb0f33cca42015c61ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fcf8bb1b4a29720f3cedfa925b31c33c86ab6269a2cd5a245140de89ff38c58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fcf8bb1b4a29720f3cedfa925b31c33c86ab6269a2cd5a245140de89ff38c58",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

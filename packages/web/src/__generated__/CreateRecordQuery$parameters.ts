/**
 * @generated SignedSource<<31b817077a7a74738fc16d3d469c1f51>>
 * @relayHash 7f5498a95896bf666a6d74c554baca68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c3804f1a0e26254399d53645c13032eec83ce29e465093ede4b59efcc836ea9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c3804f1a0e26254399d53645c13032eec83ce29e465093ede4b59efcc836ea9",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

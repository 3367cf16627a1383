/**
 * @generated SignedSource<<6275a4d980b2a9864e61d72a89c41e3d>>
 * @relayHash 5816fac75591c982bc3b6ad08c97f50d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9bd8ab1b02fa7be72ab6f271816f8c90eb0b7e70fa9087165412903d823598f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9bd8ab1b02fa7be72ab6f271816f8c90eb0b7e70fa9087165412903d823598f",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

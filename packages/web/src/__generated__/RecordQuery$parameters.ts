/**
 * @generated SignedSource<<0a286a30d035d9d513df46b1affec911>>
 * @relayHash ba06644c2b1ec0c076630d60148d40ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0077286cdf0443c6ca4515f6ae5f20158765949ec2fd66b70a6ad4fccf1179c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0077286cdf0443c6ca4515f6ae5f20158765949ec2fd66b70a6ad4fccf1179c0",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

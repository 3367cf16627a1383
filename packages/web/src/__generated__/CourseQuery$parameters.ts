/**
 * @generated SignedSource<<7add6b1c0e3e3f97c38f5f5256d7dca6>>
 * @relayHash 1b26be9fe188e89db3b88a73bdecb9f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1272aea63f86613be1dd72cb10512a5bad46c1937606447b42f6cda99ac24cda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseQuery } from './CourseQuery.graphql';

const node: PreloadableConcreteRequest<CourseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1272aea63f86613be1dd72cb10512a5bad46c1937606447b42f6cda99ac24cda",
    "metadata": {},
    "name": "CourseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

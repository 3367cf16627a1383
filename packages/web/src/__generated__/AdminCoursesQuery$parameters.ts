/**
 * @generated SignedSource<<80910a3cfb9a57a54fa6e0c3d1f5dbd5>>
 * @relayHash 3904501bcd66c651951b457049dd6b7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e76e79579b1b6bbd7ce6844a3472a4f7c33a71392f266444e1da9eaf0293d3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCoursesQuery } from './AdminCoursesQuery.graphql';

const node: PreloadableConcreteRequest<AdminCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e76e79579b1b6bbd7ce6844a3472a4f7c33a71392f266444e1da9eaf0293d3f",
    "metadata": {},
    "name": "AdminCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

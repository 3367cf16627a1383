import { madeOrChanged, own, type SomeTablePlaces } from "./holding.ts";

/** Courses, groups, assignments and what the learning platform tells. */
export const learningPlaces = {
  course_enrolment: {
    holdings: [
      {
        place: "progress",
        title: "Courses",
        owner: own("user_id"),
        columns: [
          "course_id",
          "status",
          "percentage",
          "total_time_s",
          "enrolled_at",
          "completed_at",
          "last_active_at",
          "modified_at",
          "as_of",
          "missing_since",
          "reset_unconfirmed_since",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  unit_progress: {
    holdings: [
      {
        place: "progress",
        title: "Units of courses",
        owner: own("user_id"),
        columns: ["unit_id", "status", "score", "total_time_s"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  course_grant: {
    holdings: [
      {
        place: "progress",
        title: "Courses given to you",
        owner: own("user_id"),
        columns: ["course_id", "source", "group_id", "granted_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  course_reading: {
    holdings: [
      {
        place: "progress",
        title: "When your progress in a course was read",
        owner: own("user_id"),
        columns: ["course_id", "asked_at", "figures_at", "read_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  progress_reading: {
    holdings: [
      {
        place: "progress",
        title: "When your progress was read",
        owner: own("user_id"),
        columns: ["asked_at", "read_at", "failed_at", "figures_at", "nobody_at", "invalidated_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  course_voucher_user: {
    holdings: [
      {
        place: "vouchers",
        title: "Course vouchers you accepted",
        owner: own("user_id"),
        columns: ["voucher_id", "accepted_at"],
        atErasure: { keepWithoutName: "the uses of a voucher are counted" },
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  course_voucher: {
    holdings: [
      madeOrChanged(
        "Course vouchers you made",
        ["created_by"],
        ["id", "group_id", "course_id", "created_at", "valid_to", "max_uses", "used"],
      ),
    ],
    leftOut: { copies: ["request_key"], secrets: ["code"], acts: ["created_by"] },
  },
  assignment_certificate: {
    holdings: [
      {
        place: "progress",
        title: "Certificates",
        owner: own("user_id"),
        columns: [
          "code",
          "assignment_id",
          "person_name",
          "kind",
          "title",
          "minimum",
          "group_name",
          "institution",
          "done_at",
          "issued_at",
          "shows_name",
          "withdrawn_at",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  assignment_completion: {
    holdings: [
      {
        place: "progress",
        title: "Assignments you completed",
        owner: own("user_id"),
        columns: ["assignment_id", "done_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  assignment_person: {
    holdings: [
      {
        place: "progress",
        title: "Assignments given to you",
        owner: own("user_id"),
        columns: ["assignment_id"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  assignment: {
    holdings: [
      madeOrChanged(
        "Assignments you made or changed",
        ["created_by", "modified_by"],
        [
          "id",
          "group_id",
          "kind",
          "course_id",
          "name",
          "due_on",
          "created_at",
          "modified_at",
          "withdrawn_at",
        ],
      ),
    ],
    leftOut: {
      copies: ["request_key", "asked_at"],
      others: [
        "exercise_key",
        "intervention_type",
        "organ_system",
        "category",
        "sub_category",
        "procedure_code",
        "roles",
        "levels",
        "minimum",
        "counts_from",
        "step",
        "is_for_all",
      ],
      acts: ["created_by", "modified_by"],
    },
  },
  customer: {
    holdings: [madeOrChanged("Institutions you changed", ["modified_by"], ["id", "name", "modified_at"])],
    leftOut: { others: ["known_since"], acts: ["modified_by"] },
  },
  customer_group: {
    holdings: [
      madeOrChanged(
        "Groups you made or changed",
        ["created_by", "modified_by", "courses_modified_by", "primary_admin"],
        ["id", "customer_id", "name", "modified_at", "courses_modified_at", "removed_at"],
      ),
    ],
    leftOut: {
      copies: ["request_key"],
      others: ["description"],
      acts: ["created_by", "modified_by", "courses_modified_by", "primary_admin"],
    },
  },
  group_course: {
    holdings: [
      madeOrChanged("Courses you gave to groups", ["assigned_by"], ["group_id", "course_id", "assigned_at"]),
    ],
    leftOut: { acts: ["assigned_by"] },
  },
  group_invitation: {
    holdings: [
      madeOrChanged(
        "Links to groups you made",
        ["created_by"],
        ["id", "group_id", "created_at", "expires_at", "max_uses", "uses", "revoked_at"],
      ),
    ],
    leftOut: { secrets: ["code"], acts: ["created_by"] },
  },
  customer_learning_space: {
    holdings: [
      madeOrChanged(
        "Access to learning spaces you changed",
        ["modified_by"],
        ["customer_id", "learning_space_id", "full_access", "modified_at"],
      ),
    ],
    leftOut: { acts: ["modified_by"] },
  },
  customer_proficiency_rule: {
    holdings: [
      madeOrChanged("Proficiency rules you chose", ["modified_by"], ["customer_id", "kind", "modified_at"]),
    ],
    leftOut: {
      others: [
        "passes",
        "score_limit",
        "loss_limit",
        "acceptable_failures",
        "unacceptable_failures",
        "counts_runs_by_hand",
      ],
      acts: ["modified_by"],
    },
  },
  learning_space: {
    holdings: [madeOrChanged("Learning spaces you changed", ["modified_by"], ["id", "name", "modified_at"])],
    leftOut: {
      others: [
        "code",
        "description",
        "image",
        "platform_id",
        "platform_name",
        "display_name",
        "gone_at",
        "logo_id",
      ],
      acts: ["modified_by"],
    },
  },
  course: { notPersonal: "of the catalogue" },
  course_unit: { notPersonal: "of the catalogue" },
  customer_case_access: { notPersonal: "of the institution" },
  customer_course_access: { notPersonal: "of the institution" },
  learning_space_course: { notPersonal: "of the catalogue" },
  platform_sync_change: { notPersonal: "what changed in the catalogue" },
  platform_sync_run: { notPersonal: "figures of a synchronisation" },
  content_image: { notPersonal: "pictures of news" },
  content_source: { notPersonal: "where news come from" },
  news_article: { notPersonal: "the same for all" },
  youtube_video: { notPersonal: "the same for all" },
} satisfies SomeTablePlaces;

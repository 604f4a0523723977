/** Entries of the menu that show, or lead to, an address outside of this site (spec 2, iframe screen). */
export const up = "alter table menu add link text not null default ''"
